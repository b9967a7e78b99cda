import { formConfiguration, isConfigured, sendFormAddress } from "./configuration";

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

test("the content's values, at the service's own address; the environment overrides each, an empty variable does not", () => {
  const common = { serviceId: "service_a", publicKey: "key_a", origin: "https://api.emailjs.com" };
  expect(formConfiguration("contact", content)).toEqual({ ...common, templateId: "template_c" });
  expect(formConfiguration("quote", content)).toEqual({ ...common, templateId: "template_q" });

  set({ SERVICE_ID: "service_b", TEMPLATE_CONTACT: "contact_b", TEMPLATE_QUOTE: "quote_b", PUBLIC_KEY: "" });
  set({ ORIGIN: "http://localhost:8025/" });
  const own = { serviceId: "service_b", publicKey: "key_a", origin: "http://localhost:8025" };
  expect(formConfiguration("contact", content)).toEqual({ ...own, templateId: "contact_b" });
  expect(formConfiguration("quote", content)).toEqual({ ...own, templateId: "quote_b" });
});

test("a single slash means the site's own address", () => {
  set({ ORIGIN: "/" });
  expect(sendFormAddress(formConfiguration("quote", content))).toBe("/api/v1.0/email/send-form");
});

test.each(["serviceId", "templateId", "publicKey"])("sends nothing without a real %s", (name) => {
  const good = formConfiguration("contact", content);
  expect(isConfigured(good)).toBe(true);
  expect(isConfigured({ ...good, [name]: "" })).toBe(false);
  expect(isConfigured({ ...good, [name]: "my_placeholder" })).toBe(false);
  expect(isConfigured({ ...good, [name]: "my_placeholder", origin: "http://localhost:8000" })).toBe(true);
});
