/** The lines of a workout, as they were typed or written out. */
export type Lines = readonly string[];
