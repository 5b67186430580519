export const scoring =
  /zabi[oljt]|zabij|pogodi[ol]|pogađ|postig|postiž|strijel[ac]|zatres|tres[eu]\b|izjednač|poveća|povis|smanj|scor(ed|er|es|ing)|netted|struck|equalis|levell|opened|slotted|converted|pulled one/iu;

export const assisting = /asist|dodava|proigr|namjest|assist|set up|setting up|fed\b|pass\b/iu;
