import { useSearchParams } from "react-router";
import { UsersPage } from "../../../features/admin-users/components/users-page.tsx";
import { addressOf, filterOf } from "../../../features/admin-users/model/filter.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function UsersRoute() {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  return (
    <UsersPage
      filter={filter}
      onFilter={(next) =>
        setAddress(addressOf(next), { replace: next.search !== filter.search, preventScrollReset: next.page === filter.page })
      }
    />
  );
}
