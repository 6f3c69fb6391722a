// The words of SARIF 2.1.0 that are written here; the standard's own schema is what they are tested against.

export const SARIF_SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

export interface SarifMessage {
  readonly text: string;
  readonly markdown?: string;
}

export type SarifLevel = "none" | "note" | "warning" | "error";

export interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: SarifMessage;
  readonly fullDescription?: SarifMessage;
  readonly help?: SarifMessage;
  readonly helpUri?: string;
}

/** Both are counted from 1; without a column, the whole line. */
export interface SarifRegion {
  readonly startLine: number;
  readonly startColumn?: number;
}

export interface SarifLocation {
  readonly id?: number;
  readonly physicalLocation?: {
    readonly artifactLocation: SarifArtifact;
    readonly region: SarifRegion;
  };
  readonly message?: SarifMessage;
}

export interface SarifArtifact {
  readonly uri: string;
  readonly uriBaseId?: string;
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly kind: "fail" | "open" | "review";
  readonly level: SarifLevel;
  readonly message: SarifMessage;
  readonly locations: readonly SarifLocation[];
  readonly relatedLocations?: readonly SarifLocation[];
  readonly codeFlows?: readonly unknown[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface SarifNotification {
  readonly level: "error" | "warning" | "note";
  readonly message: SarifMessage;
  readonly locations?: readonly SarifLocation[];
}

const BRACES = /[{}]/g;
/** Behind this, text in square brackets is a link. */
const LINK = /\](?=\()/g;

/** A text as a message: what stands in a log can neither be a placeholder nor a link. Requires one line. */
export const messageOf = (text: string): SarifMessage => ({
  text: text.replace(BRACES, (brace) => brace + brace).replace(LINK, "] "),
});
