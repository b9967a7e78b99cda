import { hostileEnquiry } from "../../src/forms/testing/contents";
import { emptyValues, requiredFields } from "../../src/forms/testing/enquiry";
import { errorStrings, liveFormStrings } from "../../src/strings/form-results";
import { formStrings } from "../../src/strings/forms";
import { contact, enquiry, formOf, partsOf, quote, service } from "./enquiry";
import { consoleFailurePattern, deferred, expect, type MailServer, test } from "./mail";
import { axeFindings, content, cutOff, named } from "./site";

const partsIn = async (mail: MailServer) => (await mail.messages()).map(({ parts }) => parts);

test.use({ expectedProblems: [consoleFailurePattern] });

test("links to each error, sends once on two clicks and Enter, and resends refused text unchanged", async ({
  page,
  mail,
}) => {
  const { form, control, send, result, fillIn, paste, typed } = formOf(page);
  const delivery = deferred();
  mail.behaviour = { kind: "deliver", after: delivery.promise };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(quote.path);
  await control("email").fill("nome@posta");
  await send.click();
  const summary = form.getByRole("group", { name: liveFormStrings.summaryTitle });
  await expect(summary).toBeFocused();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(requiredFields.length);
  expect(await axeFindings(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await summary.getByRole("link", { name: errorStrings.email }).click();
  await expect(control("email")).toBeFocused();
  await expect(control("email")).toBeInViewport();

  await fillIn(enquiry);
  await send.dblclick();
  await expect(send).toHaveText(formStrings.sending);
  await expect(send).toBeDisabled();
  await expect(form.locator("[inert]")).toContainText("E-mail");
  await page.keyboard.press("Enter");
  delivery.resolve();
  await expect(result).toContainText(quote.success);
  // If a button had the focus, a second Enter meant for the form would close the result unread.
  await expect(result.getByRole("heading")).toBeFocused();
  expect(await typed()).toEqual(emptyValues);
  expect(await page.evaluate(() => sessionStorage.getItem("typed-text:quote-form"))).toBeNull();
  await page.keyboard.press("Escape");
  await expect(result).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(mail.requests).toBe(1);

  mail.behaviour = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
  const contents = hostileEnquiry(service);
  await paste(contents);
  const pasted = await typed();
  await send.click();
  await expect(result).toContainText(quote.failure);
  expect(await typed()).toEqual(pasted);
  await expect(result.locator(`a[href^="mailto:${content.studio.email}?"]`)).toBeVisible();
  mail.behaviour = { kind: "deliver" };
  await result.getByRole("button", named(liveFormStrings.retry)).click();
  await expect(result).toContainText(quote.success);
  expect(await partsIn(mail)).toEqual([partsOf(enquiry, quote), partsOf(contents, quote)]);
  expect(mail.requests).toBe(3);
});

test.describe("the contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("blocks an incomplete message, keeps a refused one editable, and sends once on two clicks", async ({
    page,
    mail,
  }) => {
    const { form, control, send, fillIn, paste } = formOf(page);
    await page.goto(contact.path);
    await expect(form.getByText("«OK»")).toBeVisible();
    await fillIn({ ...enquiry, email: "nome" });
    await send.click();
    await expect(control("email")).toBeFocused();
    expect(mail.requests).toBe(0);

    mail.behaviour = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
    await fillIn(enquiry);
    await send.click();
    await expect(page.locator("body")).toHaveText("Gmail_API: Invalid grant");
    await page.goBack();

    const delivery = deferred();
    mail.behaviour = { kind: "deliver", after: delivery.promise };
    const contents = hostileEnquiry(service);
    await paste(contents);
    await send.dblclick({ noWaitAfter: true });
    delivery.resolve();
    await expect(page.locator("body")).toHaveText("OK");
    expect(await partsIn(mail)).toEqual([partsOf(contents, contact)]);
    expect(mail.requests).toBe(2);
  });
});

test("a form whose scripts are gone says what «OK» means, posts once, and is not offered again", async ({
  page,
  mail,
}) => {
  const { form, send, fillIn, typed } = formOf(page);
  const notices: string[] = [];
  page.on("dialog", (dialog) => {
    notices.push(dialog.message());
    void dialog.accept();
  });
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(contact.path);
  await fillIn(enquiry);
  await expect(form).toHaveAttribute("data-scripts", "failed");
  await expect(form.getByText("«OK»")).toBeVisible();
  await send.click();
  await expect(page.locator("body")).toHaveText("OK");
  expect(notices).toEqual([formStrings.plainPost]);
  expect(await partsIn(mail)).toEqual([partsOf(enquiry, contact)]);
  await page.goto(contact.path);
  expect(await typed()).toEqual(emptyValues);
});

test("keeps text over a new publication and a reload; progress takes the focus", async ({ page, mail }) => {
  const { form, send, result, fillIn, typed } = formOf(page);
  await page.goto(quote.path);
  await fillIn(enquiry);
  await expect(form).toHaveAttribute("data-live");
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await send.click();
  await expect(result).toContainText("Il sito è stato aggiornato");
  await page.unroute("**/*.js");
  await result.getByRole("button", named(liveFormStrings.reload)).click();
  await expect(result).toHaveCount(0);
  await expect.poll(typed).toEqual(enquiry);

  const delivery = deferred();
  mail.behaviour = { kind: "deliver", after: delivery.promise };
  await send.click();
  await expect(form.locator("[data-progress]")).toBeFocused();
  delivery.resolve();
  await expect(result).toContainText(quote.success);
});
