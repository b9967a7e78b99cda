/** Keeps browsers from breaking an e-mail address at the hyphen of its domain. */
export const UnbrokenDomains = ({ text }: { text: string }) =>
  text.split(/(?<=@)([\w-]+(?:\.[\w-]+)+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and an address may recur
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
