declare module "*/breakpoints.module.css" {
  const queries: Readonly<
    Record<
      | "phone"
      | "phoneWidth"
      | "portraitPhone"
      | "portraitViewport"
      | "broad"
      | "narrow"
      | "stacked"
      | "beside"
      | "tablet"
      | "desktop"
      | "wide",
      string
    >
  >;
  export = queries;
}

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
