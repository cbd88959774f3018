/** For a journey that no size of the screen changes: it is walked through on the desktop alone, and what it shows is looked at on a phone's size as well. */
export const ONCE = { tag: "@once" };

/** Size of the screen of a phone. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };
