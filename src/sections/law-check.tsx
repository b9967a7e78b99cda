import { longDay } from "../../shared/italian-time";
import { sectionStrings } from "../strings/sections";
import { TitleBlock } from "../ui/title-block";

/** Day on which the laws were last read; nothing before the first time. */
export function LawCheck({ law }: { law: Queries.LawCheckFragment | null }) {
  if (!law?.checkedOn) return null;
  const day = longDay(new Date(law.checkedOn));
  return (
    <TitleBlock facts={[{ label: sectionStrings.law, value: sectionStrings.lawOn(day, law.checkedBy) }]} />
  );
}
