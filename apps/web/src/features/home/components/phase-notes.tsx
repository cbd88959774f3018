import { samplePhases } from "../model/sample-phases.ts";

/** What each third of the block is for, with the numbers the sample athlete gets. */
export function PhaseNotes() {
  return (
    <div className="below-fold mt-4 grid border-t border-line [--room:36rem] md:mt-6 md:grid-cols-3 md:[--room:14rem]">
      {samplePhases().map(({ name, weeks, text, squat, run }) => (
        <div key={name} className="border-line py-5 pr-8 max-md:border-b max-md:last:border-0 md:pt-6 md:pb-10">
          <h3 className="head text-[1.25rem]">
            {name} <span className="sr-only">{weeks}</span>
          </h3>
          <p className="mt-2 max-w-[34ch] text-ink-2">{text}</p>
          <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4">
            <div>
              <dt className="mb-2 text-sm text-ink-3">Back squat, {squat.dose}</dt>
              <dd className="flex items-baseline">
                <span className="fig-iron text-[1.625rem]">{squat.kilograms}</span>
                <span className="unit">kg</span>
              </dd>
            </div>
            <div>
              <dt className="mb-2 text-sm text-ink-3">{run.name}</dt>
              <dd className="flex items-baseline">
                <span className="fig-pace text-[2.125rem] leading-[.78]!">{run.pace}</span>
                <span className="unit">/km</span>
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  );
}
