/** Modules by their paths, loaded when they are asked for; what does not exist is not among them. */
interface ImportMeta {
  glob<Module>(path: string): Readonly<Record<string, () => Promise<Module>>>;
}
