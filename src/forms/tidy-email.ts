import { controlOf } from "./fields";

/**
 * Takes out of the address what nobody sees and nobody means: spaces around it and the invisible marks that a paste
 * brings along. In the control, so that what stands there is what is sent.
 */
export function tidyEmail(form: HTMLFormElement): void {
  const control = controlOf(form, "email");
  if (control) control.value = control.value.replace(/\p{Cf}/gu, "").trim();
}
