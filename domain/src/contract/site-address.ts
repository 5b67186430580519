/** Under which address people reach the site; everything with a whole address begins with it. */
export interface SiteAddressView {
  /** Null while nobody has named one. */
  origin: string | null;
  /** Set by the operator with `PUBLIC_ORIGIN`, so no page changes it. */
  isFixed: boolean;
  /**
   * The machine's addresses in its networks, for an installation in a hall; none behind a proxy.
   * @examples [["http://192.168.1.20:3000"]]
   */
  networkAddresses: string[];
}

export interface SiteAddressRequest {
  /**
   * Scheme, name and port; what follows them is left out.
   * @examples ["https://liga.example.hr"]
   */
  origin: string;
}
