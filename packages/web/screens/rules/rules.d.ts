/** What the rules plugin tells besides title and statements. */
declare module 'virtual:rules' {
  export interface Topic {
    /** Title of the part it belongs to, which is its own if it is one. */
    readonly part: string;
  }
}
