import { formStrings } from "../strings/forms";
import * as positionStyles from "./device-position.module.css";
import * as styles from "./enquiry-field.module.css";
import { controlId, type Field, type FormId, type Option, type ServiceOption } from "./fields";

type ServiceGroup = { readonly name: string; readonly services: readonly ServiceOption[] };

type Props = { formId: FormId; field: Field; serviceGroups: readonly ServiceGroup[] };

const renderOptions = (items: readonly (Option | ServiceOption)[]) =>
  items.map((item) => (
    <option key={item.value} value={item.value} data-slug={"slug" in item ? item.slug : undefined}>
      {item.label}
    </option>
  ));

const renderServiceGroups = (groups: readonly ServiceGroup[]) =>
  groups.map(({ name, services }) => (
    <optgroup key={name} label={name}>
      {renderOptions(services)}
    </optgroup>
  ));

function Control({ formId, field, serviceGroups }: Props) {
  const attributes = {
    id: controlId(formId, field.name),
    name: field.name,
    className: styles.control,
    required: field.requiredError !== undefined,
  };
  switch (field.control) {
    case "input":
      return <input {...attributes} type={field.type} autoComplete={field.autoComplete} />;
    case "textarea":
      return <textarea {...attributes} rows={field.rows} />;
    case "select":
      return (
        <select {...attributes}>
          <option value="">{field.emptyLabel}</option>
          {field.options === "services" ? renderServiceGroups(serviceGroups) : renderOptions(field.options)}
        </select>
      );
  }
}

/** Button that is hidden until device-position.ts shows it, with the place of its messages. */
const DevicePosition = () => (
  <div className={`cluster small scripts-only ${positionStyles.help}`}>
    <button type="button" className={`accent ${positionStyles.button}`} data-locate="" hidden>
      {formStrings.locate}
    </button>
    <span aria-live="polite">{formStrings.anyPlace}</span>
  </div>
);

/** Field with a hidden paragraph, into which form-element.ts writes the field's error. */
export function EnquiryField({ formId, field, serviceGroups }: Props) {
  const id = controlId(formId, field.name);
  return (
    <div className={field.control === "textarea" ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {field.requiredError === undefined ? (
          <span className={`quiet ${styles.optional}`}>{` ${formStrings.optional}`}</span>
        ) : null}
      </label>
      <Control formId={formId} field={field} serviceGroups={serviceGroups} />
      <p id={`${id}-error`} className={`small ${styles.error}`} hidden>
        <span className="visually-hidden">{formStrings.error}</span>
        <span />
      </p>
      {field.name === "location" ? <DevicePosition /> : null}
    </div>
  );
}
