import { useSearchParams } from "react-router";
import { LibraryPage } from "#features/library/components/library-page.tsx";
import { getAddress, getFilter } from "#features/library/model/filter.ts";
import { libraryPath } from "../navigation/paths.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function LibraryRoute() {
  const [address, setAddress] = useSearchParams();
  const filter = getFilter(address);
  return (
    <LibraryPage
      filter={filter}
      onFilter={(next) => setAddress(getAddress(next), { replace: next.search !== filter.search, preventScrollReset: true })}
      pieceHref={libraryPath}
    />
  );
}
