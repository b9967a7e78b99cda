import { formConfiguration, isConfigured, sendFormUrl } from "./configuration";

const content = {
  serviceId: "service_a",
  templates: { contact: "template_c", quote: "template_q" },
  publicKey: "key_a",
};
const set = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) process.env[`GATSBY_EMAILJS_${name}`] = value;
};

afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith("GATSBY_")) delete process.env[name];
});

test("takes values from the content, overridden by non-empty environment variables", () => {
  const common = { serviceId: "service_a", publicKey: "key_a", apiBase: "https://api.emailjs.com" };
  expect(formConfiguration("contact", content)).toEqual({ ...common, templateId: "template_c" });
  expect(formConfiguration("quote", content)).toEqual({ ...common, templateId: "template_q" });

  set({ SERVICE_ID: "service_b", TEMPLATE_CONTACT: "contact_b", TEMPLATE_QUOTE: "quote_b", PUBLIC_KEY: "" });
  set({ ORIGIN: "http://localhost:8025//" });
  const changed = { serviceId: "service_b", publicKey: "key_a", apiBase: "http://localhost:8025" };
  expect(formConfiguration("contact", content)).toEqual({ ...changed, templateId: "contact_b" });
  expect(formConfiguration("quote", content)).toEqual({ ...changed, templateId: "quote_b" });
});

test("sends to the site itself when the origin is a slash", () => {
  set({ ORIGIN: "/" });
  expect(sendFormUrl(formConfiguration("quote", content))).toBe("/api/v1.0/email/send-form");
});

test.each(["serviceId", "templateId", "publicKey"])("needs a real %s to send to EmailJS", (name) => {
  const valid = formConfiguration("contact", content);
  expect(isConfigured(valid)).toBe(true);
  expect(isConfigured({ ...valid, [name]: "" })).toBe(false);
  expect(isConfigured({ ...valid, [name]: "my_placeholder" })).toBe(false);
  expect(isConfigured({ ...valid, [name]: "my_placeholder", apiBase: "http://localhost:8000" })).toBe(true);
});
