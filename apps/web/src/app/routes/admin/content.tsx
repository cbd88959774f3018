import { useSearchParams } from "react-router";
import { ContentPage } from "#features/admin-content/components/content-page.tsx";
import { getAddress, getFilter } from "#features/admin-content/model/filter.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function ContentRoute() {
  const [address, setAddress] = useSearchParams();
  const filter = getFilter(address);
  return (
    <ContentPage
      filter={filter}
      onFilter={(next) =>
        setAddress(getAddress(next), { replace: next.search !== filter.search, preventScrollReset: next.page === filter.page })
      }
    />
  );
}
