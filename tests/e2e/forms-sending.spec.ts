import { hostileEnquiry } from "../../src/forms/testing/contents";
import { required } from "../../src/forms/testing/enquiry";
import { errorTexts, sharedTexts } from "../../src/strings/form-results";
import {
  contact,
  control,
  enquiry,
  fillIn,
  formOf,
  inResult,
  partsOf,
  paste,
  quote,
  result,
  sendButton,
  sendingLabel,
  service,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, failureInConsole, type MailServer, test } from "./mail";
import { axeFindings, content, cutOff, hydrated } from "./site";

const partsIn = async (mail: MailServer) => (await mail.letters()).map(({ parts }) => parts);

test.use({ expectedProblems: [failureInConsole] });

test("a link leads to each mistake on a phone, two clicks and an Enter send once, what is refused is kept and goes out whole", async ({
  page,
  mail,
}) => {
  const answer = event();
  mail.conduct = { kind: "deliver", after: answer.came };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(quote.path);
  await control(page, "email").fill("nome@posta");
  await sendButton(page).click();
  const summary = formOf(page).getByRole("group", { name: sharedTexts.summaryTitle });
  await expect(summary).toBeFocused();
  await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(required.length);
  expect(await axeFindings(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await summary.getByRole("link", { name: errorTexts.email }).click();
  await expect(control(page, "email")).toBeFocused();
  await expect(control(page, "email")).toBeInViewport();

  await fillIn(page, enquiry);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText(sendingLabel);
  await expect(sendButton(page)).toBeDisabled();
  await expect(formOf(page).locator("[inert]")).toContainText("E-mail");
  await expect(formOf(page).locator("[data-progress]")).toBeFocused();
  await page.keyboard.press("Enter");
  answer.come();
  await expect(result(page)).toContainText(quote.success);
  // On a button, a second Enter meant for the form would close it unread.
  await expect(result(page).getByRole("heading")).toBeFocused();
  expect(await typed(page)).toEqual(untouched);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(result(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(mail.requests).toBe(1);

  mail.conduct = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
  const contents = hostileEnquiry(service);
  await paste(page, contents);
  const pasted = await typed(page);
  await sendButton(page).click();
  await expect(result(page)).toContainText(quote.failure);
  expect(await typed(page)).toEqual(pasted);
  await expect(result(page).locator(`a[href^="mailto:${content.studio.email}?"]`)).toBeVisible();
  mail.conduct = { kind: "deliver" };
  await inResult(page, sharedTexts.retry).click();
  await expect(result(page)).toContainText(quote.success);
  expect(await partsIn(mail)).toEqual([partsOf(enquiry, quote), partsOf(contents, quote)]);
  expect(mail.requests).toBe(3);
});

test.describe("the other, where scripts never come", () => {
  test.use({ javaScriptEnabled: false });

  test("an incomplete message is held back, a refused one can be mended, two clicks send one whole", async ({
    page,
    mail,
  }) => {
    await page.goto(contact.path);
    await expect(formOf(page).getByText("«OK»")).toBeVisible();
    await fillIn(page, { ...enquiry, email: "nome" });
    await sendButton(page).click();
    await expect(control(page, "email")).toBeFocused();
    expect(mail.requests).toBe(0);

    mail.conduct = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page.locator("body")).toHaveText("Gmail_API: Invalid grant");
    await page.goBack();

    const answer = event();
    mail.conduct = { kind: "deliver", after: answer.came };
    const contents = hostileEnquiry(service);
    await paste(page, contents);
    await sendButton(page).dblclick({ noWaitAfter: true });
    answer.come();
    await expect(page.locator("body")).toHaveText("OK");
    expect(await partsIn(mail)).toEqual([partsOf(contents, contact)]);
    expect(mail.requests).toBe(2);
  });
});

test("on a site published anew the form says so at once and outlives a reload; who leaves while it is being sent is asked, and finds it as it was", async ({
  page,
  mail,
}) => {
  await page.goto(quote.path);
  await fillIn(page, enquiry);
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await sendButton(page).click();
  await expect(result(page)).toContainText("Il sito è stato aggiornato");
  await page.unroute("**/*.js");
  await inResult(page, sharedTexts.reload).click();
  await hydrated(page);
  await expect.poll(() => typed(page)).toEqual(enquiry);

  mail.conduct = { kind: "hang" };
  await sendButton(page).click();
  await expect.poll(() => mail.requests).toBe(1);
  const question = page.waitForEvent("dialog");
  const left = page.goto("about:blank");
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await left;
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => typed(page)).toEqual(enquiry);
  await expect(formOf(page).getByRole("status")).toHaveText(sharedTexts.interrupted);
  await expect(sendButton(page)).toHaveText(quote.button);
  expect(mail.requests).toBe(1);
});
