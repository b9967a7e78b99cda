import { isPlaceholder } from "../lib/placeholder";
import { formConfiguration, isConfigured, sendFormAddress } from "./configuration";

const content = {
  serviceId: "service_a",
  templates: { contact: "template_c", quote: "template_q" },
  publicKey: "key_a",
};
const names = ["SERVICE_ID", "TEMPLATE_CONTACT", "TEMPLATE_QUOTE", "PUBLIC_KEY", "ORIGIN"].map(
  (name) => `GATSBY_EMAILJS_${name}`,
);

afterEach(() => {
  for (const name of names) delete process.env[name];
});

test("the content's values, at the service's own address", () => {
  expect(formConfiguration("contact", content)).toEqual({
    serviceId: "service_a",
    templateId: "template_c",
    publicKey: "key_a",
    origin: "https://api.emailjs.com",
  });
  expect(formConfiguration("quote", content).templateId).toBe("template_q");
});

test("the environment overrides each value; an empty variable does not", () => {
  process.env.GATSBY_EMAILJS_SERVICE_ID = "service_b";
  process.env.GATSBY_EMAILJS_TEMPLATE_CONTACT = "contact_b";
  process.env.GATSBY_EMAILJS_TEMPLATE_QUOTE = "quote_b";
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "";
  process.env.GATSBY_EMAILJS_ORIGIN = "http://localhost:8025/";
  expect(formConfiguration("quote", content)).toEqual({
    serviceId: "service_b",
    templateId: "quote_b",
    publicKey: "key_a",
    origin: "http://localhost:8025",
  });
  expect(formConfiguration("contact", content).templateId).toBe("contact_b");
});

test("a single slash stands for the site's own address", () => {
  process.env.GATSBY_EMAILJS_ORIGIN = "/";
  expect(sendFormAddress(formConfiguration("quote", content))).toBe("/api/v1.0/email/send-form");
});

test("placeholders are known", () => {
  expect(isPlaceholder("template_contatto_placeholder")).toBe(true);
  expect(isPlaceholder("service_x7k2p9q")).toBe(false);
});

test.each(["serviceId", "templateId", "publicKey"])("without a true %s nothing can be sent", (name) => {
  const good = formConfiguration("contact", content);
  expect(isConfigured(good)).toBe(true);
  expect(isConfigured({ ...good, [name]: "" })).toBe(false);
  expect(isConfigured({ ...good, [name]: "my_placeholder" })).toBe(false);
  expect(isConfigured({ ...good, [name]: "my_placeholder", origin: "http://localhost:8000" })).toBe(true);
});
