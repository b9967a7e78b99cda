import { longDay } from "../../shared/italian-time";
import { sectionStrings } from "../strings/sections";
import { TitleBlock } from "../ui/title-block";

/** Shows when the laws were last checked; renders nothing before the first check. */
export function LawCheck({ law }: { law: Queries.LawCheckFragment | null }) {
  if (!law?.checkedOn) return null;
  const day = longDay(new Date(law.checkedOn));
  return (
    <TitleBlock facts={[{ label: sectionStrings.law, value: sectionStrings.lawOn(day, law.checkedBy) }]} />
  );
}
