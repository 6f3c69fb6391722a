// How a ruling sheet looks: A4, black on white, on paper and on a screen. One text that never changes, so that a page
// with a policy can allow it by its hash. Its classes begin with `sheet_`, so that they are no drawing's.

export const SHEET_STYLE = `
@page { size: A4; margin: 15mm 15mm 17mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: #444; } }
* { box-sizing: border-box; }
html { background: #fff; color: #111; font: 10.5pt/1.4 Charter, "Bitstream Charter", Cambria, Georgia, "Liberation Serif", serif; }
body { max-width: 180mm; margin: 0 auto; padding: 0 0.4mm; }
@media screen { body { padding: 12mm 5mm; } }
h1, h2, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
h1, h2, dt, figcaption, .sheet_verdict, .sheet_place, .sheet_sources, .sheet_found, .sheet_players, .sheet_label, .sheet_outcome { font-family: system-ui, "Liberation Sans", Arial, sans-serif; }
h1 { font-size: 12pt; font-weight: 600; }
h2 { font-size: 12.5pt; line-height: 1.25; break-after: avoid; }
p, li, dd, h2 { orphans: 3; widows: 3; overflow-wrap: anywhere; }
a { color: inherit; }
ul, ol { list-style: none; }
.sheet_head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; border-bottom: 0.5mm solid #111; padding-bottom: 2mm; }
.sheet_head p { text-align: right; }
.sheet_verdict { margin-top: 5mm; font-size: 19pt; font-weight: 700; line-height: 1.2; }
.sheet_found { color: #333; }
.sheet_players { display: flex; flex-wrap: wrap; gap: 1.2mm 7mm; font-size: 10pt; }
.sheet_players li { display: flex; align-items: center; gap: 1.6mm; }
.sheet_chip { width: 3.6mm; height: 3.6mm; flex: none; }
.sheet_block { margin-top: 4.4mm; break-inside: avoid; }
.sheet_block > h2 { margin-bottom: 1.4mm; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.3mm 5mm; font-size: 8.5pt; line-height: 1.3; }
dt { font-size: 8pt; line-height: 1.45; color: #333; }
code { font: 8pt ui-monospace, "Liberation Mono", monospace; }
.sheet_outcome { font-size: 9pt; columns: 2; column-gap: 8mm; }
.sheet_outcome li:first-child { font-weight: 600; }
.sheet_list li { margin-top: 1.6mm; break-inside: avoid; }
.sheet_list a { font-weight: 700; text-decoration: none; }
.sheet_cause { margin-top: 7mm; border-top: 0.3mm solid #111; padding-top: 3mm; }
.sheet_core, .sheet_clause, .sheet_note, .sheet_sign { break-inside: avoid; }
.sheet_cause-head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; }
.sheet_place, .sheet_sources { font-size: 8.5pt; color: #333; }
.sheet_sentence { font-size: 12.5pt; line-height: 1.35; margin-top: 1.4mm; }
.sheet_effect { margin-top: 1.2mm; }
.sheet_label { font-size: 8.5pt; font-weight: 600; }
.sheet_pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4mm; margin-top: 2.6mm; }
.sheet_whole { width: 140mm; max-width: 100%; margin: 2.2mm auto 0; }
.sheet_half { width: 116mm; max-width: 100%; margin: 2.2mm auto 0; }
.sheet_wide { margin-top: 2.2mm; }
.sheet_scope { font-size: 8pt; line-height: 1.25; }
.sheet_scope li { margin-top: 0.2mm; }
figure { break-inside: avoid; }
.sheet_frame { border: 0.3mm solid #777; padding: 0.3mm; }
figure svg { display: block; width: 100%; height: auto; }
/* Lines as wide as the drawing is small: a finding's would hide what they mark. */
.sheet_whole [vector-effect], .sheet_half [vector-effect], .sheet_wide [vector-effect] { vector-effect: none; }
figcaption { font-size: 8pt; line-height: 1.3; color: #333; margin-top: 0.6mm; }
.sheet_rest { font-size: 9.5pt; margin-top: 1mm; }
.sheet_rest p { margin-top: 0.6mm; }
.sheet_why { padding-top: 0.8mm; }
.sheet_rest ul li { padding-left: 3.5mm; }
.sheet_note { break-before: avoid; margin-top: 3.5mm; border: 0.3mm solid #777; padding: 1mm 2.5mm; min-height: 14mm; }
.sheet_sign { margin-top: 5mm; border: 0.3mm solid #111; padding: 2.6mm 4mm 3mm; }
.sheet_ruled p { margin: 0.6mm 0; white-space: pre-wrap; }
.sheet_room { min-height: 14mm; }
.sheet_by { display: grid; grid-template-columns: 1fr 1.4fr; gap: 8mm; margin-top: 9mm; }
.sheet_by p { border-top: 0.2mm solid #111; padding-top: 0.8mm; font-size: 8.5pt; color: #333; }
`;
