import { createContext } from "react";

/** Path of the page shown, without a trailing slash; set by the layout. */
export const PagePath = createContext("/");
