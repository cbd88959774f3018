import { useSearchParams } from "react-router";
import { UsersPage } from "#features/admin-users/components/users-page.tsx";
import { getAddress, getFilter } from "#features/admin-users/model/filter.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function UsersRoute() {
  const [address, setAddress] = useSearchParams();
  const filter = getFilter(address);
  return (
    <UsersPage
      filter={filter}
      onFilter={(next) =>
        setAddress(getAddress(next), { replace: next.search !== filter.search, preventScrollReset: next.page === filter.page })
      }
    />
  );
}
