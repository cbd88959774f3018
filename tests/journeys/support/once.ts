/** For a journey that no size of the screen changes, beside one on both sizes that looks at the same screens: it runs on the desktop alone. */
export const ONCE = { tag: "@once" };
