import "./poster.css";

/** The signature drawing: a load set wide, a pace set narrow, the bar between them. Decoration only. */
export function Poster() {
  return (
    <>
      <div className="poster" aria-hidden="true">
        <p className="poster-load fig-iron">
          112.5<span className="unit">kg</span>
        </p>
        <div className="poster-rod">
          <i className="collar" />
          <i />
          <i />
          <i className="small" />
          <i className="now" />
        </div>
        <p className="poster-pace fig-pace">
          4:38<span className="unit">/km</span>
        </p>
      </div>
      <p className="hidden text-ink-3 md:block" aria-hidden="true">
        Deadlift 5 × 4, then 4 × 1 km.
      </p>
    </>
  );
}
