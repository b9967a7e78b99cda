import { formStrings } from "../strings/forms";
import * as positionStyles from "./device-position.module.css";
import * as styles from "./enquiry-field.module.css";
import { controlId, type Field, type FormId, type Option, type ServiceOption } from "./fields";

type Props = {
  form: FormId;
  field: Field;
  services: readonly { readonly name: string; readonly services: readonly ServiceOption[] }[];
};

const optionsOf = (options: readonly (Option | ServiceOption)[]) =>
  options.map(({ value, label, ...option }) => (
    <option key={value} value={value} data-slug={"slug" in option ? option.slug : undefined}>
      {label}
    </option>
  ));

/** Place of the button that device-position.ts shows. */
const DevicePosition = () => (
  <div className={`flow small live-only ${positionStyles.help}`}>
    <button type="button" className={`accent ${positionStyles.button}`} data-locate="" hidden>
      {formStrings.locate}
    </button>
    <span aria-live="polite">{formStrings.anyPlace}</span>
  </div>
);

/** Field with an empty place for its error (live-form.tsx). */
export function EnquiryField({ form, field, services }: Props) {
  const id = controlId(form, field.name);
  const isRequired = field.missing !== undefined;
  const attributes = {
    id,
    name: field.name,
    className: styles.control,
    required: isRequired,
  };
  return (
    <div className={field.control === "textarea" ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {isRequired ? null : <span className={`quiet ${styles.optional}`}>{` ${formStrings.optional}`}</span>}
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
      {field.name === "location" ? <DevicePosition /> : null}
      <p id={`${id}-error`} className={`small ${styles.error}`} hidden>
        <span className="visually-hidden">{formStrings.error}</span>
        <span />
      </p>
    </div>
  );
}
