import { paths } from "#app/navigation/paths.ts";
import { Document } from "../frame/document.tsx";

export function AboutPage() {
  return (
    <Document
      title="About Ironpace"
      lede="One athlete, two kinds of training, one block that fits both. Ironpace plans strength and endurance together, from your own numbers."
    >
      <h2>What it does</h2>
      <p>
        You enter what you can lift and how fast you run, row or ride, how many days you have and what hurts. Ironpace makes a block of
        training from that: every session with its loads, paces, rests and the reason behind each number. When you log a session, miss a
        week, report an injury or register for a race, the rest of the block changes, and you see what changed and why.
      </p>
      <h2>How a plan is made</h2>
      <p>
        By an engine built on published training science, not by a language model. Without a language model, the same numbers always give
        the same plan. Weights come from your one-rep maxes, paces from your race times; every estimate is marked as one. You train in
        12-week blocks, planned up to five weeks at a time: base in weeks 1–4, build in weeks 5–8, peak from week 9.
      </p>
      <p>
        The person who runs this server can connect a language model, which writes the coach's answers and the text of the sessions, and may
        choose among exercises that fit your plan. Without one, the built-in coach answers from your data and tells you so. None of your
        data goes to a model unless you agree to it. See <a href={paths.privacy}>Privacy</a>.
      </p>
      <h2>What it is not</h2>
      <p>
        Ironpace does not replace a doctor, a physiotherapist or a coach at your side. It does not diagnose. Chest pain, fainting, numbness,
        a suspected fracture or thoughts of self-harm are beyond any training plan: Ironpace stops and tells you to see a professional.
      </p>
      <h2>The software</h2>
      <p>
        Ironpace is free software under the MIT licence. Anyone can run it on their own machine; this is one such server. You can find out
        who runs it on the <a href={paths.contact}>Contact</a> page.
      </p>
    </Document>
  );
}
