// The trusted-types policy `retrace`: for the worker's address and for Lit's templates, which are
// both the widget's own and never made from what visitors or hosts bring.

interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

declare const trustedTypes: PolicyFactory | undefined;

function policyOf(name: string): Policy | undefined {
  try {
    return trustedTypes?.createPolicy(name, {
      createHTML: (text) => text,
      createScriptURL: (text) => text,
    });
  } catch {
    return undefined; // There is no such thing here, or the host does not allow this policy.
  }
}

export const policy = policyOf('retrace');
