import { longDay } from "../../shared/italian-time";
import { sectionStrings } from "../strings/sections";
import { TitleBlock } from "../ui/title-block";

/** Day of the law's text, or nothing before it was checked. */
export function LawCheck({ law }: { law: Queries.LawCheckFragment | null }) {
  if (!law?.checkedOn) return null;
  const day = longDay(new Date(law.checkedOn));
  return <TitleBlock facts={{ [sectionStrings.law]: sectionStrings.lawOn(day, law.checkedBy) }} />;
}
