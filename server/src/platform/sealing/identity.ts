/** Who signs: certificates in DER, the signer's first and then its issuers, and the private key as PKCS#8 PEM. */
export interface SealingIdentity {
  readonly certificates: readonly Uint8Array[];
  readonly privateKey: string;
}
