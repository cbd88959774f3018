/** Words of somebody who explains, cheers or asks: of no movement and of no scheme. */
export const TALK: ReadonlySet<string> = new Set(
  (
    "ladder about around count counts compare post note notes misses attempts tries friend friends gang class hotel garage saturday sunday monday tuesday wednesday thursday friday i im you u ur your youre we our us it its he they that thats this these there dont do not no cant can could should would will if how where when whenever while until til till " +
    "as far like same any anyway way get got getting go going goes keep keeping hold stay use using bring try make sure see feel think remember please enjoy wait focus aim expect " +
    "last first start starting finish end both want need have lol haha guys folks team coach smooth steady consistent nasal breathing breathe hr heart puls pulse zone pace paced sprint under below " +
    "swap rotate rotating split share partition repeat old timers idiot ugly fun water fast slow quick good great nice etc too much more less than so just but because or yes only send full guys hands holding drop dropping " +
    "break breaks breaking add adding each time load score log " +
    // German, French, Spanish, Italian; without accents
    "ihr du wir bis nicht kein bitte sauber gleichmassig falls wenn achtet versucht gardez garde rythme propre vous tu pas si manten ritmo puedes usa usad riesci tieni tenete elastico se non"
  ).split(" "),
);
