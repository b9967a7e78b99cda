import type { ReactNode } from "react";
import { formTexts } from "../strings/forms";
import * as styles from "./enquiry-field.module.css";
import { controlId, type Field, type FormId, type Option, type ServiceOption } from "./fields";

type Props = {
  form: FormId;
  field: Field;
  services: readonly { readonly name: string; readonly services: readonly ServiceOption[] }[];
  error: string | undefined;
  children?: ReactNode;
};

const optionsOf = (options: readonly (Option | ServiceOption)[]) =>
  options.map(({ value, label, ...option }) => (
    <option key={value} value={value} data-slug={"slug" in option ? option.slug : undefined}>
      {label}
    </option>
  ));

/** Uncontrolled: text typed before hydration stays. */
export function EnquiryField({ form, field, services, error, children }: Props) {
  const id = controlId(form, field.name);
  const errorId = `${id}-error`;
  const isRequired = field.missing !== undefined;
  const attributes = {
    id,
    name: field.name,
    className: styles.control,
    required: isRequired,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : errorId,
  };
  return (
    <div className={field.control === "textarea" ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {isRequired ? null : <span className={`quiet ${styles.optional}`}>{` ${formTexts.optional}`}</span>}
      </label>
      {field.control === "input" ? (
        <input {...attributes} type={field.type} autoComplete={field.autoComplete} />
      ) : null}
      {field.control === "textarea" ? <textarea {...attributes} rows={field.rows} /> : null}
      {field.control === "select" ? (
        <select {...attributes}>
          <option value="">{field.emptyLabel}</option>
          {field.options === "services"
            ? services.map((group) => (
                <optgroup key={group.name} label={group.name}>
                  {optionsOf(group.services)}
                </optgroup>
              ))
            : optionsOf(field.options)}
        </select>
      ) : null}
      {children}
      {error === undefined ? null : (
        <p id={errorId} className={`small ${styles.error}`}>
          <span className="visually-hidden">{formTexts.error}</span>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
