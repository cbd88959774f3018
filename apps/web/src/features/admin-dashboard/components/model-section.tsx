import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { formatCount } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useModels } from "../api/models.ts";
import { dollarsText, type UsedModel } from "../model/activity.ts";
import { Part } from "./part.tsx";
import { PriceDialog } from "./price-dialog.tsx";

/** Which language models were asked, and what they cost by the price an administrator has entered. */
export function ModelSection(): ReactNode {
  const models = useModels();
  const [priced, setPriced] = useState<UsedModel>();
  return (
    <section aria-labelledby="models" className="grid gap-4 border-t border-line pt-8">
      <h2 id="models" className="heading-2">
        Language models
      </h2>
      <Part query={models} failure="The language models could not be loaded" loading={<Skeleton className="h-24" />}>
        {(used) =>
          used.length === 0 ? (
            <p className="max-w-[62ch] text-ink-2">No language model was used in the weeks shown.</p>
          ) : (
            <ul>
              {used.map((model) => (
                <li key={`${model.provider} ${model.model}`}>
                  <ModelRow model={model} onPrice={() => setPriced(model)} />
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {priced !== undefined && <PriceDialog model={priced} onClose={() => setPriced(undefined)} />}
    </section>
  );
}

function ModelRow({ model, onPrice }: { readonly model: UsedModel; readonly onPrice: () => void }): ReactNode {
  const { input_price: input, output_price: output } = model;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="text-ui font-semibold wrap-anywhere">
          {model.model} <span className="font-normal text-ink-3">{model.provider}</span>
        </h3>
        <p className="text-sm text-ink-2">
          {formatCount(model.calls)} {model.calls === 1 ? "answer" : "answers"}, {formatCount(model.input_tokens)} tokens in,{" "}
          {formatCount(model.output_tokens)} out
        </p>
        <p className="text-sm text-ink-3">
          {input === null || output === null
            ? "No price entered: only tokens are counted."
            : `${dollarsText(input)} in, ${dollarsText(output)} out per million tokens: ${dollarsText(getCost(model))} (estimate)`}
        </p>
      </div>
      <Button aria-label={`Set Price: ${model.model}`} onClick={onPrice}>
        Set Price
      </Button>
    </div>
  );
}

function getCost({ input_tokens, output_tokens, input_price, output_price }: UsedModel): number {
  return (input_tokens * (input_price ?? 0) + output_tokens * (output_price ?? 0)) / 1e6;
}
