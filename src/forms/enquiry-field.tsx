import { Field as FieldFrame } from "../ui/field";
import { formTexts } from "../words/forms";
import { controlId, type Field, type FormId, type ServiceOption } from "./fields";

type Props = {
  form: FormId;
  field: Field;
  services: readonly ServiceOption[];
  error: string | undefined;
};

/**
 * One field of the form. No control is given a value: text typed before hydration stays, and what React
 * does not hold it cannot overwrite.
 */
export function EnquiryField({ form, field, services, error }: Props) {
  return (
    <FieldFrame
      id={controlId(form, field.name)}
      label={field.label}
      required={field.missing !== undefined}
      optionalMark={formTexts.optional}
      error={error}
      wide={field.control === "textarea"}
    >
      {(attributes) => {
        switch (field.control) {
          case "input":
            return (
              <input {...attributes} name={field.name} type={field.type} autoComplete={field.autoComplete} />
            );
          case "textarea":
            return <textarea {...attributes} name={field.name} rows={field.rows} />;
          case "select":
            return (
              <select {...attributes} name={field.name}>
                <option value="">{field.emptyLabel}</option>
                {(field.options === "services" ? services : field.options).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            );
        }
      }}
    </FieldFrame>
  );
}
