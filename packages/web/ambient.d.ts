/** What the bundler makes of files that are no scripts. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** Pictures drawn by @everdell/art when the client is built (build/artPlugin.ts): their addresses by name. */
declare module 'virtual:art' {
  /** Of cards, Events and clearings by id; of critters, landscapes and the like by the names in its pictures.ts. */
  export const pictures: Readonly<Record<string, string>>;
  /** The file with all icons; one is `${icons}#i-NAME`. */
  export const icons: string;
}

/** The rule statements of docs/rules.md by topic (build/rulesPlugin.ts). */
declare module 'virtual:rules' {
  export interface Statement {
    readonly id: string;
    readonly text: string;
  }
  export interface Topic {
    readonly title: string;
    readonly statements: readonly Statement[];
  }
  export const topics: readonly Topic[];
}

/** What can be brought to a table, by language (build/cataloguePlugin.ts): each a `Catalogue`. */
declare module 'virtual:catalogue' {
  export const catalogues: Readonly<Record<'en' | 'es', readonly object[]>>;
}
