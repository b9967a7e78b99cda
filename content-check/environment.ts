/** Variables of a build, some of which override the content. */
export type Environment = Readonly<Record<string, string | undefined>>;
