// The pictures of the front page that answer. Bundled by itself (build/site-pages.ts): it shares no file with the app, whose engine is large.
import { startHomePage } from "#features/home/home-live.ts";

startHomePage();
