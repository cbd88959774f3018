import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { invalidateAll } from "../query-keys.ts";

/** A list that belongs to the athlete: how it is read and how one row of it is written. */
export interface OwnRowsSource<Row extends Identified, Draft> {
  readonly queryKey: QueryKey;
  /** All rows in the order of `compare`. */
  readonly read: () => Promise<readonly Row[]>;
  /** Adds a row, or replaces the one with its key. An id is made where it is typed: sent again after a lost answer, it is stored once. */
  readonly write: (draft: Draft) => Promise<void>;
  readonly remove: (row: Row) => Promise<void>;
  /** Puts a removed row back as it was, with what went with it. */
  readonly restore: (row: Row) => Promise<void>;
  readonly compare: (a: Row, b: Row) => number;
  /** What else shows these rows, read again after each change. */
  readonly shownIn?: readonly QueryKey[];
}

interface Identified {
  readonly id: string;
}

export interface OwnRows<Row extends Identified, Draft> {
  readonly options: ReturnType<typeof queryOptions<readonly Row[]>>;
  useRows(): UseQueryResult<readonly Row[]>;
  useSave(): UseMutationResult<void, Error, Draft>;
  /** Shows the row as it will be at once; a refusal puts it back. */
  useChange(): UseMutationResult<void, Error, Change<Row, Draft>, Rollback>;
  /** Takes a row out at once; a refusal puts it back. */
  useRemove(): UseMutationResult<void, Error, Row, Rollback>;
  useRestore(): UseMutationResult<void, Error, Row, Rollback>;
}

interface Change<Row, Draft> {
  readonly row: Row;
  readonly draft: Draft;
}

type Rollback = () => void;

/** Query and mutations of one list. Each refreshes it, also after a failure: the answer may be all that was lost. */
export function ownRows<Row extends Identified, Draft>(source: OwnRowsSource<Row, Draft>): OwnRows<Row, Draft> {
  const options = queryOptions<readonly Row[]>({ queryKey: source.queryKey, queryFn: source.read });
  const refresh = (queryClient: QueryClient) => () => invalidateAll(queryClient, [source.queryKey, ...(source.shownIn ?? [])]);
  const patch = async (queryClient: QueryClient, change: (rows: readonly Row[]) => readonly Row[]): Promise<Rollback> => {
    const { queryKey } = options;
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<readonly Row[]>(queryKey);
    queryClient.setQueryData<readonly Row[]>(queryKey, (rows) => rows && change(rows));
    return () => queryClient.setQueryData(queryKey, before);
  };
  const takeBack = (_error: Error, _variables: object, rollback: Rollback | undefined) => rollback?.();

  return {
    options,
    useRows: () => useQuery(options),
    useSave() {
      const queryClient = useQueryClient();
      return useMutation({ mutationFn: source.write, onSettled: refresh(queryClient) });
    },
    useChange() {
      const queryClient = useQueryClient();
      return useMutation({
        mutationFn: ({ draft }: Change<Row, Draft>) => source.write(draft),
        onMutate: ({ row }: Change<Row, Draft>) =>
          patch(queryClient, (rows) => rows.map((other) => (other.id === row.id ? row : other)).toSorted(source.compare)),
        onError: takeBack,
        onSettled: refresh(queryClient),
      });
    },
    useRemove() {
      const queryClient = useQueryClient();
      return useMutation({
        mutationFn: source.remove,
        onMutate: ({ id }) => patch(queryClient, (rows) => rows.filter((row) => row.id !== id)),
        onError: takeBack,
        onSettled: refresh(queryClient),
      });
    },
    useRestore() {
      const queryClient = useQueryClient();
      return useMutation({
        mutationFn: source.restore,
        onMutate: (row) => patch(queryClient, (rows) => [...rows, row].toSorted(source.compare)),
        onError: takeBack,
        onSettled: refresh(queryClient),
      });
    },
  };
}
