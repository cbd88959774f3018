/** Who signs out gets no more notifications here; the server learns it from the push service. Does nothing where there is no subscription. */
export async function forgetPushDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // No service worker here, so no notification either.
  }
}
