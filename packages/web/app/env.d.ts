/** What the bundler tells the program about itself. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly PROD: boolean };
}
