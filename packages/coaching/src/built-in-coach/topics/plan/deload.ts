import { addDays, dayInWords } from "@ironpace/training";
import type { Topic } from "../../topic.ts";

export const deload: Topic = {
  name: "deload",
  cues: [
    [/\bdeload\w*\b/, 4],
    [/\b(easy|light|lighter|recovery|rest|down|back ?off) week\b/, 3],
  ],
  answer: ({ words }, view) => {
    const deloads = (view.plan?.plan.weeks ?? []).filter(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= view.today);
    const [next] = deloads;
    return {
      text: [
        ...(/\b(skip|leave out|drop|ignore|instead of)\b/.test(words)
          ? [
              "Better keep it: the weeks before it have left fatigue behind, and without it the next block starts tired. At most do the easy days a little shorter, or move one within its week.",
            ]
          : []),
        next === undefined
          ? view.plan === undefined
            ? "Every fourth week or so, about six days: that is what strength athletes do on average (5.6 weeks apart, Rogerson 2024)."
            : "Your plan has no further deload week in this block; a taper or days off can stand in for it."
          : next.startDate <= view.today
            ? `This week (week ${next.week}, ${next.phase}) is your deload.`
            : `Your next deload is **week ${next.week}, from ${dayInWords(next.startDate)}**.`,
        "In it the sets come down to 50–60 %, loads to 60–70 % of the maximum, effort to 6 at most, running to 60–70 %. Days and exercises stay. It is there so that the weeks after it can be harder; skipping it does not make you fitter.",
      ],
      articles: ["deload"],
    };
  },
};
