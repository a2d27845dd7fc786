/** The database in the data folder. A backup becomes a data folder by this name. */
export const DATABASE_FILE = 'everdell.db';
