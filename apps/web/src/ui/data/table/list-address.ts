/** What every list of the back office keeps in its address; a list adds its own filters. */
export interface ListState<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** The order a list has without being told, the first of `sorts`. */
export interface ListOrder<Sort extends string> {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly descending: boolean;
}

/** Reads `?q=&sort=&page=`; a sort with a minus is descending. What it does not know, it takes for the usual. */
export function getListState<Sort extends string>(address: URLSearchParams, { sorts, descending }: ListOrder<Sort>): ListState<Sort> {
  const written = address.get("sort") ?? "";
  const sort = sorts.find((name) => name === written.replace(/^-/, ""));
  const page = Number(address.get("page"));
  return {
    search: address.get("q") ?? "",
    sort: sort ?? sorts[0],
    descending: sort === undefined ? descending : written.startsWith("-"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The same written back; the usual is left out. */
export function getListAddress<Sort extends string>(state: ListState<Sort>, order: ListOrder<Sort>): URLSearchParams {
  const { search, sort, descending, page } = state;
  const isUsual = sort === order.sorts[0] && descending === order.descending;
  return new URLSearchParams({
    ...(search === "" ? {} : { q: search }),
    ...(isUsual ? {} : { sort: `${descending ? "-" : ""}${sort}` }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
